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

type list struct {
	Data []struct{ ID string }
}

func main() {
	// region start
	request := must(http.NewRequest("GET",
		baseURL+"/models", nil))
	request.Header.Set("Authorization", "Bearer "+key)
	response := must(client.Do(request))
	models := must(read(response)).Data

	for _, model := range models {
		fmt.Println(model.ID)
	}
	// region end
}

// read decodes an answer, or tells why there is none.
func read(response *http.Response) (answer list, err error) {
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
		log.Fatalf("List models failed: %v", err)
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
