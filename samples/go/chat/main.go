// Asks a language model one question.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

var (
	baseURL = env("OPENAI_BASE_URL", "")
	key     = env("OPENAI_API_KEY", "")
	model   = env("RUNGEN_MODEL", "")
	client  = &http.Client{Timeout: 120 * time.Second}
)

type completion struct {
	Choices []struct {
		Message      struct{ Content string }
		FinishReason string `json:"finish_reason"`
	}
}

func main() {
	// region start
	request := must(http.NewRequest("POST",
		baseURL+"/chat/completions",
		strings.NewReader(`{
			"model": "`+model+`",
			"messages": [{
				"role": "user",
				"content": "Name three primary colors."
			}]
		}`)))
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", "application/json")
	response := must(client.Do(request))
	choices := must(read(response)).Choices
	// region end

	if len(choices) == 0 {
		log.Fatal("Chat failed: the answer holds no choice")
	}
	fmt.Println(choices[0].Message.Content)
	if choices[0].FinishReason != "stop" {
		log.Fatalf("The answer is not whole: %s", choices[0].FinishReason)
	}
}

// read decodes an answer, or tells why there is none.
func read(response *http.Response) (answer completion, err error) {
	defer response.Body.Close()
	if response.StatusCode >= 300 {
		text, _ := io.ReadAll(response.Body)
		return answer, fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return answer, json.NewDecoder(response.Body).Decode(&answer)
}

// must returns a value; without it, it ends the program.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatalf("Chat failed: %v", err)
	}
	return value
}

// env returns a variable, or its default; without either it ends the program.
func env(name, byDefault string) string {
	value := os.Getenv(name)
	if value == "" {
		value = byDefault
	}
	if value == "" {
		log.Fatalf("Set %s", name)
	}
	return value
}
