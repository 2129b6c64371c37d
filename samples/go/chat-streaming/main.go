// Asks a language model one question and prints the answer as it comes.
package main

import (
	"bufio"
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
	reason  = "cut off" // why the answer ended
	isDone  = false
)

func main() {
	// region start
	stream := post("/chat/completions", `{
		"model": "`+model+`",
		"messages": [{
			"role": "user",
			"content": "Name three primary colors."
		}],
		"stream": true
	}`)
	lines := bufio.NewScanner(stream)
	for lines.Scan() {
		// A line "data: {...}", or the last one, "data: [DONE]".
		printEvent(lines.Text())
	}
	// region end

	stream.Close()
	if err := lines.Err(); err != nil {
		log.Fatalf("\nChat failed: %v", err)
	}
	fmt.Println()

	// Only a whole answer ends with the reason "stop", and then with [DONE].
	if reason != "stop" || !isDone {
		log.Fatalf("The answer is not whole: %s", reason)
	}
}

// printEvent prints the words of one event, and keeps what it tells of the end.
func printEvent(line string) {
	event := strings.TrimPrefix(line, "data: ")
	if event == "[DONE]" {
		isDone = true
	}
	if event == line || isDone {
		return
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
		return
	}
	fmt.Print(chunk.Choices[0].Delta.Content)
	if chunk.Choices[0].FinishReason != "" {
		reason = chunk.Choices[0].FinishReason
	}
}

// post sends a body to a path below the base URL and returns the open answer.
func post(path, body string) io.ReadCloser {
	request, err := http.NewRequest("POST", baseURL+path, strings.NewReader(body))
	if err != nil {
		log.Fatalf("Chat failed: %v", err)
	}
	request.Header.Set("Authorization", "Bearer "+key)
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		log.Fatalf("Chat failed: %v", err)
	}
	if response.StatusCode != http.StatusOK {
		text, _ := io.ReadAll(response.Body)
		log.Fatalf("Chat failed: %d %s", response.StatusCode, text)
	}
	return response.Body
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
