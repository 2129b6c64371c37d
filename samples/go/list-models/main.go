// Lists the models that answer at this base URL.
package main

import (
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
	client  = &http.Client{Timeout: 30 * time.Second}
)

func main() {
	var models struct {
		Data []struct{ ID string }
	}
	if err := get("/models", &models); err != nil {
		log.Fatalf("List models failed: %v", err)
	}
	for _, model := range models.Data {
		fmt.Println(model.ID)
	}
}

// get fetches a path below the base URL and decodes the answer.
func get(path string, answer any) error {
	request, err := http.NewRequest("GET", baseURL+path, nil)
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+key)
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
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
