// Asks a language model one question and prints the answer as it comes.
package main

import (
	"bufio"
	"bytes"
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

func main() {
	body, err := json.Marshal(map[string]any{
		"model": model,
		"messages": []map[string]string{
			{"role": "user", "content": "Name three primary colors."},
		},
		"stream": true,
	})
	if err != nil {
		log.Fatal(err)
	}
	stream, err := post("/chat/completions", body)
	if err != nil {
		log.Fatalf("Chat failed: %v", err)
	}
	defer stream.Close()

	// Each event is a line "data: {...}"; the last one is "data: [DONE]".
	reason, isDone := "cut off", false
	lines := bufio.NewScanner(stream)
	for lines.Scan() {
		event := strings.TrimPrefix(lines.Text(), "data: ")
		if event == "[DONE]" {
			isDone = true
		}
		if event == lines.Text() || isDone {
			continue
		}
		var chunk struct {
			Error   any
			Choices []struct {
				Delta        struct{ Content string }
				FinishReason string `json:"finish_reason"`
			}
		}
		if err := json.Unmarshal([]byte(event), &chunk); err != nil || chunk.Error != nil {
			log.Fatalf("\nChat failed: %s", event)
		}
		if len(chunk.Choices) == 0 {
			continue
		}
		fmt.Print(chunk.Choices[0].Delta.Content)
		if chunk.Choices[0].FinishReason != "" {
			reason = chunk.Choices[0].FinishReason
		}
	}
	if err := lines.Err(); err != nil {
		log.Fatalf("\nChat failed: %v", err)
	}
	fmt.Println()

	// Only a whole answer ends with the reason "stop", and then with [DONE].
	if reason != "stop" || !isDone {
		log.Fatalf("The answer is not whole: %s", reason)
	}
}

// post sends a body to a path below the base URL and returns the open answer.
func post(path string, body []byte) (io.ReadCloser, error) {
	request, err := http.NewRequest("POST", baseURL+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		defer response.Body.Close()
		text, _ := io.ReadAll(response.Body)
		return nil, fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return response.Body, nil
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
