#!/usr/bin/env bash
# Of the prompt "[8k] a dog [sharp]", the list of one word "8k" is sent, and a price has seven digits: JSON in Java.
#
# Versions:  json-lib 2.4 of Debian 12, with Java 17; beside it Gson 2.10. It needs Debian 12 with `apt-get install
#            default-jdk-headless`, after `apt-get update`.
# Input:     `new JSONObject().put("prompt", text)`, with prompts as people write them: with weights in brackets, as an
#            example in JSON, the word null; and JSON with a price, which is read and written again.
# Expected:  the text, in quotes: a String is given, and a String is a text in JSON.
# Seen:      a text that begins with a bracket and ends with one is read as JSON, as far as it goes: the rest, "a dog",
#            is thrown away, and a list is sent. "null" becomes null; a text that looks like a function of JavaScript
#            stands without quotes, so that the body is no JSON. Prompts without brackets are right, so that a test
#            passes. A price of 0.1234567890123456 comes back as a float of 32 bits. Nothing is said.
set -euo pipefail
command -v javac >/dev/null || { echo 'It needs Java: apt-get install default-jdk-headless' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libjson-java libezmorph-java libcommons-beanutils-java libcommons-collections3-java libcommons-lang-java \
  libcommons-logging-java libgoogle-gson-java >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >Seen.java <<'JAVA'
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import net.sf.json.JSONObject;

public class Seen {
    public static void main(String[] arguments) {
        String[] prompts = {"A dog", "[8k] a dog [sharp]", "[1.0, 2]", "{\"steps\": 4}", "null", "function(x){}"};
        for (String prompt : prompts) {
            JSONObject input = new JSONObject();
            input.put("prompt", prompt);
            JsonObject control = new JsonObject();
            control.addProperty("prompt", prompt);
            System.out.println(prompt + ": json-lib " + input + ", Gson " + control);
        }
        String prices = "{\"price\":0.1234567890123456,\"seed\":9007199254740993}";
        System.out.println("read: json-lib " + JSONObject.fromObject(prices) + ", Gson " + JsonParser.parseString(prices));
    }
}
JAVA
java -cp "$(printf '%s:' packages/usr/share/java/*.jar)" Seen.java 2>/dev/null | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
A dog: json-lib {"prompt":"A dog"}, Gson {"prompt":"A dog"}
[8k] a dog [sharp]: json-lib {"prompt":["8k"]}, Gson {"prompt":"[8k] a dog [sharp]"}
[1.0, 2]: json-lib {"prompt":[1,2]}, Gson {"prompt":"[1.0, 2]"}
{"steps": 4}: json-lib {"prompt":{"steps":4}}, Gson {"prompt":"{\"steps\": 4}"}
null: json-lib {"prompt":null}, Gson {"prompt":"null"}
function(x){}: json-lib {"prompt":function(x){}}, Gson {"prompt":"function(x){}"}
read: json-lib {"price":0.12345679,"seed":9007199254740993}, Gson {"price":0.1234567890123456,"seed":9007199254740993}
EXPECTED
