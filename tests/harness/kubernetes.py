"""The fields of Kubernetes objects that our manifest uses; the cluster refuses or ignores any others."""

from typing import Any, Final

_TEXTS: Final[dict[str, str]] = {}
"""Names that the user chooses, each with a text."""

OBJECTS: Final[dict[str, dict[str, Any]]] = {
    # A field's type, another object's name, or a list of either; [""] is a list of texts.
    "Service": {"apiVersion": str, "kind": str, "metadata": "Metadata", "spec": "ServiceSpec"},
    "ServiceSpec": {"clusterIP": str, "publishNotReadyAddresses": bool, "selector": _TEXTS, "ports": ["ServicePort"]},
    "ServicePort": {"name": str, "port": int},
    "PodDisruptionBudget": {"apiVersion": str, "kind": str, "metadata": "Metadata", "spec": "BudgetSpec"},
    "BudgetSpec": {"maxUnavailable": int, "selector": "Selector"},
    "StatefulSet": {"apiVersion": str, "kind": str, "metadata": "Metadata", "spec": "StatefulSetSpec"},
    "StatefulSetSpec": {
        "serviceName": str,
        "replicas": int,
        "podManagementPolicy": str,
        "updateStrategy": "UpdateStrategy",
        "selector": "Selector",
        "template": "PodTemplate",
        "volumeClaimTemplates": ["Claim"],
    },
    "UpdateStrategy": {"type": str},
    "Selector": {"matchLabels": _TEXTS},
    "Metadata": {"name": str, "labels": _TEXTS},
    "PodTemplate": {"metadata": "Metadata", "spec": "PodSpec"},
    "PodSpec": {
        "automountServiceAccountToken": bool,
        "terminationGracePeriodSeconds": int,
        "securityContext": "PodSecurity",
        "topologySpreadConstraints": ["Spread"],
        "containers": ["Container"],
        "volumes": ["Volume"],
    },
    "PodSecurity": {
        "runAsNonRoot": bool,
        "runAsUser": int,
        "runAsGroup": int,
        "fsGroup": int,
        "seccompProfile": "Profile",
    },
    "Profile": {"type": str},
    "Spread": {"maxSkew": int, "topologyKey": str, "whenUnsatisfiable": str, "labelSelector": "Selector"},
    "Container": {
        "name": str,
        "image": str,
        "env": ["Variable"],
        "ports": ["ContainerPort"],
        "startupProbe": "Probe",
        "livenessProbe": "Probe",
        "readinessProbe": "Probe",
        "resources": "Resources",
        "securityContext": "ContainerSecurity",
        "volumeMounts": ["Mount"],
    },
    "Variable": {"name": str, "value": str, "valueFrom": "Source"},
    "Source": {"fieldRef": "FieldRef", "secretKeyRef": "SecretRef"},
    "FieldRef": {"fieldPath": str},
    "SecretRef": {"name": str, "key": str},
    "ContainerPort": {"name": str, "containerPort": int},
    "Probe": {"exec": "Exec", "periodSeconds": int, "timeoutSeconds": int, "failureThreshold": int},
    "Exec": {"command": [""]},
    "Resources": {"requests": _TEXTS},
    "ContainerSecurity": {
        "allowPrivilegeEscalation": bool,
        "readOnlyRootFilesystem": bool,
        "capabilities": "Capabilities",
    },
    "Capabilities": {"drop": [""]},
    "Mount": {"name": str, "mountPath": str},
    "Volume": {"name": str, "emptyDir": "Nothing"},
    "Nothing": {},
    "Claim": {"metadata": "Metadata", "spec": "ClaimSpec"},
    "ClaimSpec": {"accessModes": [""], "resources": "Resources"},
}


def wrong_fields(value: Any, shape: Any, path: str = "") -> list[str]:
    """Return the path of everything in ``value`` that differs from Kubernetes' fields."""
    match shape:
        case str() if shape:
            if not isinstance(value, dict):
                return [path]
            known = OBJECTS[shape]
            return [
                wrong
                for name, each in value.items()
                for wrong in (
                    wrong_fields(each, known[name], f"{path}.{name}") if name in known else [f"{path}.{name}"]
                )
            ]
        case [each]:
            if not isinstance(value, list):
                return [path]
            return [wrong for at, one in enumerate(value) for wrong in wrong_fields(one, each or str, f"{path}[{at}]")]
        case dict():
            return [] if isinstance(value, dict) and all(isinstance(one, str) for one in value.values()) else [path]
    return [] if type(value) is shape else [path]
