// Cancels a job that waits or runs.
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
	api    = env("RUNGEN_API", "https://api.rungen.ai")
	key    = env("RUNGEN_API_KEY", "")
	appID  = env("RUNGEN_APP_ID", "")
	jobID  = env("RUNGEN_JOB_ID", "")
	userID = env("RUNGEN_USER_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

func main() {
	var job struct {
		Data struct{ Status string }
	}
	if err := cancel("/app/"+appID+"/job/"+jobID, &job); err != nil {
		log.Fatalf("Cancel job failed: %v\n"+
			"If no answer came, get the job: CANCELED means that this worked", err)
	}
	fmt.Printf("Status: %s\n", job.Data.Status)
}

// cancel puts to the path of a job, without a body, and decodes the answer.
func cancel(path string, answer any) error {
	request, err := http.NewRequest("PUT", api+path, nil)
	if err != nil {
		return err
	}
	request.Header.Set("x-api-key", key)
	request.Header.Set("X-Authenticated-User-Id", userID)
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
