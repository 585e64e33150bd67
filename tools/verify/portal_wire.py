"""What a client of the portal needs of the wire, by another JOSE library than the product's.

Written from the page of wire conventions and `GET /openapi.json` alone: sealed calls are compact JWE
(RSA-OAEP-256, A256GCM) made by jwcrypto, a session is a token and the cookie beside it, codes of an
authenticator come from oathtool.
"""

import http.client
import json
import re
import subprocess
import time
import urllib.parse
import uuid

from jwcrypto import jwe, jwk


class Answer:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.body = body
        envelope = json.loads(body) if body[:1] == b"{" else {}
        self.value = envelope.get("value")
        self.code = envelope.get("code", "" if envelope.get("success") else status)
        self.data = envelope.get("data") or {}
        self.message = envelope.get("message")

    def __repr__(self):
        return f"{self.status} {self.body[:300]!r}"


class Client:
    """A browser of its own: its cookies, its token, and what was sent last."""

    made = 0

    def __init__(self, origin):
        Client.made += 1
        self.origin = origin
        # Each sits at an address of its own: what one network sends is limited together.
        self.address = f"127.0.{Client.made}.1"
        self.cookies = {}
        self.token = None

    def send(self, method, path, body=None, content_type="application/json", headers=None):
        place = urllib.parse.urlsplit(self.origin)
        own = (self.address, 0)
        line = http.client.HTTPConnection(place.hostname, place.port, 30, source_address=own)
        sent = {"Origin": self.origin, "Accept-Language": "en", **(headers or {})}
        if body is not None:
            sent["Content-Type"] = content_type
        if self.token is not None:
            sent["Authorization"] = f"Bearer {self.token}"
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={text}" for name, text in self.cookies.items())
        try:
            line.request(method, path, body=body, headers=sent)
            got = line.getresponse()
            answer = Answer(got.status, got.headers, got.read())
        finally:
            line.close()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, text = cookie.split(";")[0].split("=", 1)
            self.cookies[name] = text
        return answer

    def call(self, method, path, payload=None):
        """In clear."""
        return self.send(method, path, None if payload is None else json.dumps(payload))

    def sealed(self, method, path, payload):
        return self.send_sealed(method, path, self.seal(method, path, payload))

    def send_sealed(self, method, path, body):
        return self.send(method, path, body, "application/jose")

    def enter(self, method, path, payload):
        """As sealed, and the token of the answer is used from then on."""
        answer = self.sealed(method, path, payload)
        if isinstance(answer.value, dict) and "token" in answer.value:
            self.token = answer.value["token"]
        return answer

    def keys(self):
        return self.call("GET", "/wps/system/keys").value

    def seal(self, method, path, payload, key=None, **changes):
        """`changes` replace members of the protected header, for calls that must be refused."""
        published = self.keys()
        found = key or jwk.JWK(**published["keys"][0])
        header = {
            "alg": "RSA-OAEP-256",
            "enc": "A256GCM",
            "kid": published["keys"][0]["kid"],
            "iat": seconds_of(published["now"]),
            "jti": str(uuid.uuid4()),
            "htm": method,
            "htu": path,
            **changes,
        }
        letter = jwe.JWE(
            json.dumps(payload).encode(),
            json.dumps(header),
            algs=["RSA-OAEP-256", "RSA-OAEP", "A256GCM", "A128GCM"],
        )
        letter.add_recipient(found)
        return letter.serialize(compact=True)


def seconds_of(instant):
    """Of an instant as the wire writes it, in seconds since 1970."""
    return int(time.mktime(time.strptime(instant[:19], "%Y-%m-%dT%H:%M:%S"))) - time.timezone


def totp(secret, steps=0):
    """What an authenticator shows, so many steps of thirty seconds from now."""
    moment = f"@{int(time.time()) + 30 * steps}"
    argv = ["oathtool", "--totp", "--base32", "--now", moment, secret]
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout.strip()


class Outbox:
    """What operators read of the messages that the site sent."""

    def __init__(self, operator):
        self.operator = operator

    def messages_to(self, recipient):
        path = f"/api/backoffice/outbox?to={urllib.parse.quote(recipient)}"
        return self.operator.call("GET", path).value["content"]

    def code_to(self, recipient, purpose, seconds=20):
        """The newest code of that purpose; messages leave a moment after the call was answered."""
        until = time.time() + seconds
        while time.time() < until:
            for message in self.messages_to(recipient):
                found = re.search(r"\b\d{6}\b", message["text"] or "")
                if message["purpose"] == purpose and found:
                    return found.group()
            time.sleep(0.2)
        raise AssertionError(f"no {purpose} came to {recipient}")
