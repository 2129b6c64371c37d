"""The calls of the official client that the samples make, in plain HTTP.

Replaces the client on a machine where `pip install openai` is not possible. It supports nothing else:
any other call or argument is an error.
"""

import json
from types import SimpleNamespace

import requests


class OpenAIError(Exception):
    """The exception that the official client raises, or of which it raises a subclass."""


class Answer(SimpleNamespace):
    """A decoded JSON object. Like the official client's, it returns None for a missing field."""

    def __getattr__(self, _name):
        return None


class OpenAI:
    def __init__(self, *, base_url, api_key, timeout, max_retries):
        if max_retries != 0:
            raise ValueError("this client repeats nothing: max_retries has to be 0")
        self._base_url = base_url
        self._timeout = timeout
        self._headers = {"Authorization": f"Bearer {api_key}"}
        self.models = SimpleNamespace(list=self._list_models)
        self.chat = SimpleNamespace(completions=SimpleNamespace(create=self._chat))

    def _list_models(self):
        return _decode(self._send("GET", "/models").text).data

    def _chat(self, *, model, messages, stream=False):
        body = {"model": model, "messages": messages}
        if stream:
            body["stream"] = True
        response = self._send("POST", "/chat/completions", json=body, stream=stream)
        return _read_events(response) if stream else _decode(response.text)

    def _send(self, method, path, **options):
        try:
            response = requests.request(
                method,
                self._base_url + path,
                headers=self._headers,
                timeout=self._timeout,
                **options,
            )
        except requests.RequestException as error:
            raise OpenAIError("Connection error.") from error
        if not response.ok:
            raise OpenAIError(f"Error code: {response.status_code} - {response.text}")
        return response


def _decode(text):
    return json.loads(text, object_hook=lambda fields: Answer(**fields))


def _read_events(response):
    """Like the official client, it hides [DONE], treats a stream without it as complete, raises an error
    that is sent as an event, and does not wrap the error of a broken connection."""
    for line in response.iter_lines(decode_unicode=True):
        if line.startswith("data: ") and line != "data: [DONE]":
            chunk = _decode(line.removeprefix("data: "))
            if chunk.error:
                raise OpenAIError(chunk.error.message)
            yield chunk
