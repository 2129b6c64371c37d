// From nothing to an image and back: create, start, run, save, stop, delete.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"time"
)

var (
	api    = env("RUNGEN_API", "https://api.rungen.ai")
	key    = env("RUNGEN_API_KEY", "")
	client = &http.Client{Timeout: 120 * time.Second}
)

// item is an app or a job: an answer has its fields at the top or under "data".
type item struct {
	ID, Status string
	JobID      string `json:"job_id"`
	Result     struct {
		Images []struct{ Image string }
	}
}

func main() {
	created, err := call("POST", "/app", `{
		"name": "poster-maker",
		"configuration": {"gpu_tier": "STANDARD"},
		"workflow": {
			"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
			"tools": {}
		}
	}`)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("Created app %s\n", created.ID)

	interrupted := make(chan os.Signal, 1)
	signal.Notify(interrupted, os.Interrupt)
	go func() {
		<-interrupted
		if err := cleanUp(created.ID); err != nil {
			log.Print(err)
		}
		os.Exit(130)
	}()

	failure := makePoster(created.ID)
	if err := cleanUp(created.ID); failure == nil {
		failure = err
	}
	if failure != nil {
		log.Fatal(failure)
	}
}

func makePoster(appID string) error {
	app := "/app/" + appID
	if _, err := call("PUT", app, `{"configuration": {"active_workers": 1}}`); err != nil {
		return err
	}
	if _, err := waitFor(app, "RUNNING", "STOPPED"); err != nil {
		return err
	}

	body := `{"input": {"prompt": "A poster of a lighthouse at dawn"}}`
	started, err := call("POST", app+"/run_async", body)
	if err != nil {
		return err
	}
	jobID := started.ID + started.JobID // an answer has one of the two
	fmt.Printf("Started job %s\n", jobID)
	job, err := waitFor(app+"/job/"+jobID, "COMPLETED", "FAILED", "CANCELED")
	if err != nil {
		return err
	}

	if len(job.Result.Images) == 0 {
		return errors.New("the result has no image")
	}
	if err := download(job.Result.Images[0].Image, "image-1.png"); err != nil {
		return err
	}
	fmt.Println("Saved image-1.png")
	return nil
}

// cleanUp stops and deletes the app: one that is left running goes on costing.
func cleanUp(appID string) error {
	_, stopped := call("PUT", "/app/"+appID, `{"configuration": {"active_workers": 0}}`)
	if stopped == nil {
		fmt.Println("Stopped the app")
	}
	if _, err := call("DELETE", "/app/"+appID, ""); err != nil {
		return err
	}
	fmt.Println("Deleted the app")
	return stopped
}

// waitFor returns the app or job at path once it has the wanted status.
func waitFor(path, wanted string, bad ...string) (item, error) {
	wait := time.Second
	seen := ""
	deadline := time.Now().Add(15 * time.Minute)
	for time.Now().Before(deadline) {
		found, err := call("GET", path, "")
		if err != nil {
			return found, err
		}
		if found.Status != seen {
			fmt.Printf("  %s\n", found.Status)
		}
		seen = found.Status
		if seen == wanted {
			return found, nil
		}
		for _, status := range bad {
			if seen == status {
				return found, fmt.Errorf("%s is %s, not %s", path, seen, wanted)
			}
		}
		time.Sleep(wait)
		if wait *= 2; wait > 30*time.Second {
			wait = 30 * time.Second
		}
	}
	return item{}, fmt.Errorf("%s is still %s, not %s", path, seen, wanted)
}

// call sends one request and returns the decoded answer.
func call(method, path, body string) (item, error) {
	request, err := http.NewRequest(method, api+path, strings.NewReader(body))
	if err != nil {
		return item{}, err
	}
	request.Header.Set("x-api-key", key)
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return item{}, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode == http.StatusNoContent {
		return item{}, err
	}
	if response.StatusCode >= 300 {
		return item{}, fmt.Errorf("%s %s failed: %d %s", method, path, response.StatusCode, text)
	}
	var answer struct {
		item
		Data *item
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return item{}, err
	}
	if answer.Data != nil {
		return *answer.Data, nil
	}
	return answer.item, nil
}

// download saves what a signed link leads to. The link needs no key, and must
// not get yours.
func download(link, file string) error {
	response, err := client.Get(link)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("download failed: %d", response.StatusCode)
	}
	image, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	return os.WriteFile(file, image, 0o644)
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
