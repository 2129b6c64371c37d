// Repeats only the calls that may be repeated.
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

type app struct{ Status string }

func main() {
	// The app is the whole answer, or stands under "data": both forms are documented.
	var found struct {
		app
		Data app
	}
	if err := callWithRetries("GET", "/app/"+appID, "", &found); err != nil {
		log.Fatalf("Call failed: %v", err)
	}
	fmt.Printf("Status: %s\n", found.Status+found.Data.Status)

	// Not for POST: each run that arrives starts a job, also when its answer is lost.
	body := `{"input": {"prompt": "A poster of a lighthouse at dawn"}}`
	var started struct {
		JobID string `json:"job_id"`
		Data  struct{ ID string }
	}
	if _, err := call("POST", "/app/"+appID+"/run_async", body, &started); err != nil {
		log.Printf("Run job failed: %v", err)
		log.Fatal("Look at the app's job counters before you run it again")
	}
	if started.JobID == "" {
		started.JobID = started.Data.ID
	}
	fmt.Printf("Job ID: %s\n", started.JobID)
}

// callWithRetries is for GET, for PUT with the same body and for DELETE: sending
// them twice leaves the same state as sending them once.
func callWithRetries(method, path, body string, answer any) error {
	for wait := time.Second; ; wait *= 2 {
		status, err := call(method, path, body, answer)
		// Below 500 the request has to change: the same one would fail again.
		if err == nil || status > 0 && status < 500 || wait > 4*time.Second {
			return err
		}
		got := "no answer"
		if status > 0 {
			got = fmt.Sprint(status)
		}
		fmt.Printf("Got %s, trying again in %.0f s\n", got, wait.Seconds())
		time.Sleep(wait)
	}
}

// call sends one request and decodes the answer; status 0 means no answer.
func call(method, path, body string, answer any) (status int, err error) {
	request, err := http.NewRequest(method, api+path, strings.NewReader(body))
	if err != nil {
		return 0, err
	}
	request.Header.Set("x-api-key", key)
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return 0, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return 0, err
	}
	if response.StatusCode >= 300 {
		return response.StatusCode, fmt.Errorf("%d %s", response.StatusCode, text)
	}
	if len(text) == 0 {
		return response.StatusCode, nil
	}
	return response.StatusCode, json.Unmarshal(text, answer)
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
