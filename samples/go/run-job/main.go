// Starts a job and prints its ID. The result comes later.
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
	api    = env("RUNGEN_API", "https://api.rungen.ai")
	key    = env("RUNGEN_API_KEY", "")
	appID  = env("RUNGEN_APP_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

func main() {
	body := `{
		"input": {
			"prompt": "A poster of a lighthouse at dawn",
			"width": 1024,
			"height": 1024
		}
	}`
	// The ID is "data.id" or "job_id": both forms are documented.
	var started struct {
		JobID string `json:"job_id"`
		Data  struct{ ID string }
	}
	if err := call("POST", "/app/"+appID+"/run_async", body, &started); err != nil {
		log.Fatalf("Run job failed: %v\n"+
			"If no answer came, a job may run: look at the app's job counters first", err)
	}
	if started.JobID == "" {
		started.JobID = started.Data.ID
	}
	fmt.Printf("Job ID: %s\n", started.JobID)
}

// call sends one request to the API and decodes the answer.
func call(method, path, body string, answer any) error {
	request, err := http.NewRequest(method, api+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("x-api-key", key)
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
