"""A member's account from its first call to its recovery, by a client in another language.

    python3 tools/verify/member.py http://127.0.0.1:8080 var/operator.json

The operator's file is that of the first start; it opens the outbox, from which codes are read.
Needs jwcrypto and oathtool. Says each sentence that did not hold, and closes with the one line
`N passed, N failed`.
"""

import json
import sys
import time
import uuid

from jwcrypto import jwk

from portal_wire import Client, Outbox, seconds_of, totp

PASSWORD = "violet kettle under 7 stairs"
SECOND_PASSWORD = "amber ladder behind 9 clocks"
REGISTER, LOGIN = "/wps/member/register/mobile", "/wps/session/login"
RESET, INFO = "/wps/member/password/verification", "/wps/member/info"
SMS, SECURITY = "/wps/verification/sms", "/wps/security"
AUTHENTICATOR, STEP_UP = f"{SECURITY}/authenticator", f"{SECURITY}/step-up"
COUNTRY = {"countryDialingCode": "66"}
AGREED = {"ageConfirmed": True, "termsAccepted": True}

passed, failed = 0, 0


def holds(sentence, is_so, seen=""):
    global passed, failed
    if is_so:
        passed += 1
    else:
        failed += 1
        print(f"not so: {sentence} {seen!r}")


def refused(sentence, answer, code, status=None):
    is_so = answer.code == code and (status is None or answer.status == status)
    holds(sentence, is_so and answer.status < 500, answer)


def taken(sentence, answer):
    holds(sentence, answer.status == 200, answer)
    return answer.value or {}


class Person:
    """A mobile number that nobody has, which is the name of the account as well."""

    def __init__(self):
        self.typed = f"08{uuid.uuid4().int % 10**8:08d}"
        self.number = f"+66{self.typed[1:]}"

    def form(self, **more):
        chosen = {"password": PASSWORD, "confirmPassword": PASSWORD}
        number = {"mobileNum": self.typed, **COUNTRY}
        return {**chosen, **number, **AGREED, "login": True, **more}


class Walk:
    def __init__(self, origin, operator_file):
        self.origin = origin
        operator = Client(origin)
        with open(operator_file, encoding="utf8") as kept:
            entered = operator.enter("POST", "/api/backoffice/session/login", json.load(kept))
        taken("an operator signs in", entered)
        self.outbox = Outbox(operator)
        self.person = Person()
        self.home = Client(origin)

    def browser(self):
        return Client(self.origin)

    def log_in(self, browser, password=PASSWORD, **more):
        wish = {"username": self.person.typed, "password": password, **more}
        return browser.enter("POST", LOGIN, wish)

    def log_in_by_sms(self, browser, code, **more):
        wish = {"type": "sms", "username": self.person.typed, "password": code, **COUNTRY, **more}
        return browser.enter("POST", LOGIN, wish)

    def reads(self, browser):
        return browser.call("GET", INFO).status

    def ask_code(self, browser, purpose):
        body = {"mobileNum": self.person.typed, "purpose": purpose, **COUNTRY}
        answer = browser.call("POST", f"{SMS}/noLogin", body)
        if answer.code == "too_many_requests":
            # One number gets one message a second: an honest client waits as long as it is told.
            time.sleep(answer.data["retryAfterSeconds"])
            answer = browser.call("POST", f"{SMS}/noLogin", body)
        return answer

    # The steps, in their order.

    def seals(self):
        home = self.browser()
        published = home.keys()
        key = jwk.JWK(**published["keys"][0])
        holds("keys have 3072 bits at least", key.get_op_key("encrypt").key_size >= 3072)
        holds("and say what they are for", published["keys"][0]["alg"] == "RSA-OAEP-256")
        wish = {"username": "nobody.here", "password": PASSWORD}
        refused("a call in clear", home.call("POST", LOGIN, wish), "encryption_required")
        now = seconds_of(published["now"])
        foreign = jwk.JWK.generate(kty="RSA", size=3072)
        wrong = {
            "another path": {"htu": REGISTER},
            "another method": {"htm": "PUT"},
            "a seal of the past": {"iat": now - 120},
            "a seal of the future": {"iat": now + 120},
            "a key that nobody published": {"kid": "unknown"},
            "RSA-OAEP with SHA-1": {"alg": "RSA-OAEP"},
            "a shorter key of the content": {"enc": "A128GCM"},
            "what was compressed": {"zip": "DEF"},
            "a key that is another's": {"key": foreign},
        }
        messages = set()
        for name, changes in wrong.items():
            letter = home.seal("POST", LOGIN, wish, **changes)
            answer = home.send_sealed("POST", LOGIN, letter)
            refused(f"refuses {name}", answer, "encryption_invalid")
            messages.add(answer.message)
        holds("all of them look alike", len(messages) == 1, messages)
        letter = home.seal("POST", LOGIN, wish)
        first = home.send_sealed("POST", LOGIN, letter)
        refused("a whole one is opened", first, "in_incorrect_password")
        again = home.send_sealed("POST", LOGIN, letter)
        refused("and only once", again, "encryption_invalid")

    def registers(self):
        person, home = self.person, self.home
        form = person.form()
        unproven = home.sealed("PUT", REGISTER, form)
        refused("no account without a code", unproven, "auth/missing-verification-code")
        body = {"mobileNo": person.typed, **COUNTRY}
        taken("a code is sent", home.call("POST", f"{SMS}/register", body))
        code = self.outbox.code_to(person.number, "register_code")
        wrong = person.form(verificationCode=other_than(code))
        answer = home.sealed("PUT", REGISTER, wrong)
        refused("no account by another code", answer, "auth/invalid-verification-code")
        other = Person().form(verificationCode=code)
        answer = home.sealed("PUT", REGISTER, other)
        refused("nor for another number", answer, "auth/invalid-verification-code")
        weak = {"password": "password password", "confirmPassword": "password password"}
        answer = home.sealed("PUT", REGISTER, person.form(verificationCode=code, **weak))
        refused("no common password", answer, "password_weak")
        for name in ("isAgent", "role", "type", "balance"):
            answer = home.sealed("PUT", REGISTER, {**form, name: True})
            refused(f"nobody brings {name} along", answer, "validation_failed", 400)
        proven = person.form(verificationCode=code)
        value = taken("an account by the code", home.enter("PUT", REGISTER, proven))
        holds("has the name", value.get("account") == person.number, value)
        holds("signed in", self.reads(home) == 200)
        info = home.call("GET", INFO).value
        holds("is no agent and no trial", [info["isAgent"], info["isTrial"]] == [False, False])

    def signs_in(self):
        self.refuses_secrets()
        browser = self.browser()
        taken("by name and password", self.log_in(browser))
        half = self.browser()
        half.token = browser.token
        holds("a token without its cookie is nobody", self.reads(half) == 401)
        half.token, half.cookies = None, dict(browser.cookies)
        holds("nor a cookie without its token", self.reads(half) == 401)
        taken("a new tab has a token of its own", half.call("POST", "/wps/session/resume"))
        path = "/api/backoffice/outbox?to="
        holds("no member reads the outbox", browser.call("GET", path).status in (401, 403))
        foreign = {"Origin": "https://elsewhere.example"}
        answer = browser.send("DELETE", "/wps/session/logout", headers=foreign)
        holds("no other site ends the session", answer.status == 403, answer)
        taken("it ends by its owner", browser.call("DELETE", "/wps/session/logout"))
        holds("and is dead on the server", self.reads(browser) == 401)

    def refuses_secrets(self):
        wrong = self.log_in(self.browser(), "not the password at all")
        refused("another password", wrong, "in_incorrect_password")
        wish = {"username": "nobody.at.all", "password": PASSWORD}
        nobody = self.browser().sealed("POST", LOGIN, wish)
        refused("another name", nobody, "in_incorrect_password")
        holds("are told alike", (wrong.status, wrong.message) == (nobody.status, nobody.message))

    def signs_in_by_sms(self):
        browser = self.browser()
        taken("a code for the login", self.ask_code(browser, "login"))
        code = self.outbox.code_to(self.person.number, "login_code")
        answer = self.log_in_by_sms(browser, other_than(code))
        refused("no login by another code", answer, "auth/invalid-verification-code")
        reset = {"mobileNum": self.person.typed, "newPassword": SECOND_PASSWORD, **COUNTRY}
        answer = browser.sealed("POST", RESET, {**reset, "verificationCode": code})
        refused("nor a recovery by this one", answer, "auth/invalid-verification-code")
        taken("a login by this one", self.log_in_by_sms(browser, code))
        holds("which is one", self.reads(browser) == 200)
        answer = self.log_in_by_sms(self.browser(), code)
        holds("no second login by it", str(answer.code).startswith("auth/"), answer)

    def binds_authenticator(self):
        home = self.home
        refused_first = self.fresh_session_without_proof()
        refused("none without a fresh proof", refused_first, "step_up_required")
        proof = {"kind": "password", "proof": "not the password at all"}
        answer = home.sealed("POST", STEP_UP, proof)
        refused("no proof by another password", answer, "proof_incorrect")
        taken("a proof", home.sealed("POST", STEP_UP, {"kind": "password", "proof": PASSWORD}))
        started = taken("a secret of its own", home.call("POST", AUTHENTICATOR))
        self.secret = started["secret"]
        holds("is told as an address too", self.secret in started["address"], started)
        code = totp(self.secret)
        answer = home.sealed("PUT", AUTHENTICATOR, {"code": other_than(code)})
        refused("not bound by another code", answer, "proof_incorrect")
        bound = taken("bound by the code", home.sealed("PUT", AUTHENTICATOR, {"code": code}))
        self.written = bound.get("recoveryCodes", [])
        holds("with codes to be written down", len(self.written) >= 8, bound)
        spent = {"kind": "authenticator", "code": code}
        answer = self.log_in(self.browser())
        refused("the password alone is not enough", answer, "second_factor_required")
        answer = self.log_in(self.browser(), factor=spent)
        refused("nor is a code that was used", answer, "second_factor_incorrect")
        # The one that a phone half a minute ahead shows: nobody has used it.
        fresh = {"kind": "authenticator", "code": totp(self.secret, steps=1)}
        taken("a fresh one is", self.log_in(self.browser(), factor=fresh))

    def fresh_session_without_proof(self):
        """A tab whose sign-in was not typed in anew has proven nothing."""
        return self.home.call("POST", AUTHENTICATOR)

    def recovers(self):
        browser = self.browser()
        taken("a code for a forgotten password", self.ask_code(browser, "password"))
        code = self.outbox.code_to(self.person.number, "password_code")
        wish = {
            "mobileNum": self.person.typed,
            "newPassword": SECOND_PASSWORD,
            "verificationCode": code,
            **COUNTRY,
        }
        answer = browser.sealed("POST", RESET, {**wish, "verificationCode": other_than(code)})
        refused("not by another", answer, "auth/invalid-verification-code")
        answer = browser.sealed("POST", RESET, wish)
        refused("not past the authenticator", answer, "second_factor_required")
        factor = {"kind": "recovery_code", "code": self.written[0]}
        answer = browser.enter("POST", RESET, {**wish, "factor": factor})
        taken("with a code that was written down", answer)
        holds("it is a login", self.reads(browser) == 200)
        holds("every session of before has ended", self.reads(self.home) == 401)
        refused("the old password is none", self.log_in(self.browser()), "in_incorrect_password")
        answer = self.log_in(self.browser(), SECOND_PASSWORD, factor=factor)
        refused("what was written down works once", answer, "second_factor_incorrect")
        other = {"kind": "recovery_code", "code": self.written[1]}
        taken("the next one does", self.log_in(self.browser(), SECOND_PASSWORD, factor=other))

    def keeps_apart(self):
        stranger, path = self.browser(), f"{SECURITY}/sessions"
        person, self.person = self.person, Person()
        body = {"mobileNo": self.person.typed, **COUNTRY}
        asked = stranger.call("POST", f"{SMS}/register", body)
        taken("somebody else asks for a code", asked)
        code = self.outbox.code_to(self.person.number, "register_code")
        form = self.person.form(verificationCode=code)
        taken("and registers", stranger.enter("PUT", REGISTER, form))
        own = stranger.call("GET", path).value["sessions"]
        owner, self.person = self.browser(), person
        third = {"kind": "recovery_code", "code": self.written[2]}
        taken("the first is still there", self.log_in(owner, SECOND_PASSWORD, factor=third))
        answer = owner.call("DELETE", f"{path}/{own[0]['id']}")
        refused("nobody ends the session of another", answer, "not_found", 404)
        holds("which goes on", self.reads(stranger) == 200)


def other_than(code):
    """Six digits that this one is not."""
    return f"{(int(code) + 1) % 10**6:06d}"


def main():
    origin, operator_file = sys.argv[1:]
    walk = Walk(origin, operator_file)
    steps = [
        walk.seals,
        walk.registers,
        walk.signs_in,
        walk.signs_in_by_sms,
        walk.binds_authenticator,
        walk.recovers,
        walk.keeps_apart,
    ]
    for step in steps:
        try:
            step()
        except Exception as error:
            holds(f"{step.__name__} came to its end", False, error)
    print(f"{passed} passed, {failed} failed")
    sys.exit(0 if failed == 0 and passed > 0 else 1)


main()
