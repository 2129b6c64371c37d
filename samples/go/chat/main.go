// Asks a language model one question.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

var (
	baseURL = env("OPENAI_BASE_URL", "")
	key     = env("OPENAI_API_KEY", "")
	model   = env("RUNGEN_MODEL", "")
	client  = &http.Client{Timeout: 120 * time.Second}
)

func main() {
	body, err := json.Marshal(map[string]any{
		"model": model,
		"messages": []map[string]string{
			{"role": "user", "content": "Name three primary colors."},
		},
	})
	if err != nil {
		log.Fatal(err)
	}

	var completion struct {
		Choices []struct {
			Message      struct{ Content string }
			FinishReason string `json:"finish_reason"`
		}
	}
	if err := post("/chat/completions", body, &completion); err != nil {
		log.Fatalf("Chat failed: %v", err)
	}
	if len(completion.Choices) == 0 {
		log.Fatal("Chat failed: the answer holds no choice")
	}
	choice := completion.Choices[0]
	fmt.Println(choice.Message.Content)
	if choice.FinishReason != "stop" {
		log.Fatalf("The answer is not whole: %s", choice.FinishReason)
	}
}

// post sends a body to a path below the base URL and decodes the answer.
func post(path string, body []byte, answer any) error {
	request, err := http.NewRequest("POST", baseURL+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode >= 300 {
		text, _ := io.ReadAll(response.Body)
		return fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return json.NewDecoder(response.Body).Decode(answer)
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
