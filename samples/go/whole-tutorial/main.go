// From nothing to an image and back: create, start, run, save, stop, delete.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// name finds the app: the app of this name is used, and deleted at the end.
const name = "whole-tutorial"

var (
	api    = env("RUNGEN_API", "https://api.rungen.ai")
	key    = env("RUNGEN_API_KEY", "")
	limit  = env("RUNGEN_WAIT_SECONDS", "900") + "s"
	client = &http.Client{Timeout: 30 * time.Second}
	pauses = []int{1, 2, 4, 8, 16}
	// ctx ends what waits, until the program cleans up.
	ctx, interrupt = context.WithCancel(context.Background())
)

// item is an app or a job: an answer has its fields at the top or under "data".
type item struct {
	ID, Name, Status string
	JobID            string `json:"job_id"`
	Result           struct {
		Images []struct{ Image string }
	}
}

// reply is what one request brings. Status 0: there was no answer.
type reply struct {
	status  int
	content []byte
	after   int // Retry-After, in seconds
}

func main() {
	signs := make(chan os.Signal, 1)
	signal.Notify(signs, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		log.Printf("Ended by a signal: %v", <-signs)
		interrupt()
	}()

	created, err := call("Create app", findOrCreate, pauses)
	if err != nil {
		log.Fatal(err)
	}
	app := "/app/" + created.ID
	openJob, failure := makePoster(app)
	if failure != nil {
		log.Print(failure)
	}
	if err := cleanUp(app, openJob); err != nil {
		log.Fatal(err)
	}
	if failure != nil {
		os.Exit(1)
	}
}

// makePoster returns the ID of a job whose result is not saved yet, if there is one.
func makePoster(app string) (openJob string, err error) {
	start := func() reply { return scale(app, 1) }
	if _, err := call("Start app", start, pauses); err != nil {
		return "", err
	}
	found, err := waitFor(app, "RUNNING", "STOPPED")
	if err == nil && found.Status != "RUNNING" {
		err = fmt.Errorf("%s is %s, not RUNNING", app, found.Status)
	}
	if err != nil {
		return "", err
	}

	// One try: each run that arrives starts a job, also when its answer is lost.
	body := `{"input": {"prompt": "A poster of a lighthouse at dawn"}}`
	run := func() reply { return send("POST", app+"/run_async", body) }
	started, err := call("Run job", run, nil)
	if err != nil {
		return "", err
	}
	openJob = started.ID + started.JobID // an answer has one of the two
	fmt.Printf("Started job %s\n", openJob)
	path := app + "/job/" + openJob
	job, err := waitFor(path, "COMPLETED", "FAILED", "CANCELED")
	if err != nil {
		return openJob, err
	}
	if job.Status != "COMPLETED" {
		return "", fmt.Errorf("%s is %s, not COMPLETED", path, job.Status)
	}

	if len(job.Result.Images) == 0 {
		return openJob, errors.New("the result has no image")
	}
	// The link is signed: it needs no key, and must not get yours.
	load := func() reply { return request("GET", job.Result.Images[0].Image, "", "") }
	image, err := repeat("Download", load, pauses)
	if err == nil {
		err = os.WriteFile("image-1.png", image, 0o644)
	}
	if err != nil {
		return openJob, err
	}
	fmt.Println("Saved image-1.png")
	return "", nil
}

// cleanUp stops the app, which would go on costing, and deletes it, unless it has
// a job whose result is not saved yet.
func cleanUp(app, openJob string) error {
	ctx = context.Background() // nothing ends this
	stop := func() reply { return scale(app, 0) }
	if _, err := call("Stop app", stop, pauses); err != nil {
		return fmt.Errorf(`%w
The app may be running, and billing. To stop it:
curl -X PUT %s%s -H "x-api-key: $RUNGEN_API_KEY" -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'`, err, api, app)
	}
	fmt.Println("Stopped the app")
	if openJob != "" {
		return fmt.Errorf("Kept the app at %s: job %s may have a result. "+
			"Get it before you run this again", app, openJob)
	}
	remove := func() reply {
		answer := send("DELETE", app, "")
		if answer.status == http.StatusNotFound {
			answer.status = http.StatusNoContent // gone, by a try whose answer was lost
		}
		return answer
	}
	if _, err := repeat("Delete app", remove, pauses); err != nil {
		return err
	}
	fmt.Println("Deleted the app")
	return nil
}

// findOrCreate looks first: an earlier run, or a try whose answer was lost, may
// have made the app.
func findOrCreate() reply {
	list := send("GET", "/app", "")
	var apps struct{ Data []item }
	if list.status != http.StatusOK {
		return list
	}
	if err := json.Unmarshal(list.content, &apps); err != nil {
		log.Fatalf("Unreadable list of apps: %v", err)
	}
	for _, app := range apps.Data {
		if app.Name == name {
			fmt.Printf("Found app %s by its name: going on with it\n", app.ID)
			return reply{status: http.StatusOK, content: []byte(`{"id": "` + app.ID + `"}`)}
		}
	}
	created := send("POST", "/app", `{
		"name": "`+name+`",
		"configuration": {"gpu_tier": "STANDARD"},
		"workflow": {
			"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
			"tools": {}
		}
	}`)
	if app, err := decode(created.content); err == nil && created.status/100 == 2 {
		fmt.Printf("Created app %s\n", app.ID)
	}
	return created
}

func scale(app string, workers int) reply {
	return send("PUT", app, fmt.Sprintf(`{"configuration": {"active_workers": %d}}`, workers))
}

// waitFor returns the app or job at path once its status is one of the ends.
func waitFor(path string, ends ...string) (item, error) {
	pause, seen := 1, ""
	longest, err := time.ParseDuration(limit)
	if err != nil {
		return item{}, err
	}
	read := func() reply { return send("GET", path, "") }
	for deadline := time.Now().Add(longest); time.Now().Before(deadline); {
		found, err := call("Read "+path, read, pauses)
		if err != nil {
			return found, err
		}
		if found.Status != seen {
			fmt.Printf("  %s\n", found.Status)
		}
		seen = found.Status
		for _, end := range ends {
			if seen == end {
				return found, nil
			}
		}
		nap(pause)
		if pause *= 2; pause > 30 {
			pause = 30
		}
	}
	return item{}, fmt.Errorf("%s is still %s after %s", path, seen, longest)
}

// call does the same as repeat, and decodes an app or a job.
func call(label string, attempt func() reply, pauses []int) (item, error) {
	content, err := repeat(label, attempt, pauses)
	if err != nil {
		return item{}, err
	}
	return decode(content)
}

// repeat returns what a try brings; it tries again after no answer, 408, 429 and 5XX.
func repeat(label string, attempt func() reply, pauses []int) ([]byte, error) {
	for tries := 0; ; tries++ {
		answer := attempt()
		if answer.status/100 == 2 {
			return answer.content, nil
		}
		got := "no answer"
		if answer.status > 0 {
			got = strconv.Itoa(answer.status)
		}
		if ctx.Err() != nil || !mayPass(answer.status) || tries == len(pauses) {
			return nil, fmt.Errorf("%s failed: %s %s", label, got, answer.content)
		}
		pause := pauses[tries]
		if answer.after > pause {
			pause = answer.after
		}
		if pause > 60 {
			pause = 60
		}
		log.Printf("%s: %s, trying again in %d s", label, got, pause)
		nap(pause)
	}
}

func mayPass(status int) bool {
	return status == 0 || status == 408 || status == 429 || status >= 500
}

// nap pauses for some seconds, or until the program is interrupted.
func nap(seconds int) {
	select {
	case <-ctx.Done():
	case <-time.After(time.Duration(seconds) * time.Second):
	}
}

// decode reads an app or a job from an answer.
func decode(content []byte) (item, error) {
	var answer struct {
		item
		Data *item
	}
	if err := json.Unmarshal(content, &answer); err != nil {
		return item{}, err
	}
	if answer.Data != nil {
		return *answer.Data, nil
	}
	return answer.item, nil
}

// send sends one request to the API.
func send(method, path, body string) reply {
	return request(method, api+path, body, key)
}

// request sends one request, and the key where it is given.
func request(method, url, body, key string) reply {
	request, err := http.NewRequestWithContext(ctx, method, url, strings.NewReader(body))
	if err != nil {
		return reply{content: []byte(err.Error())}
	}
	if key != "" {
		request.Header.Set("x-api-key", key)
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := client.Do(request)
	if err != nil {
		return reply{content: []byte(err.Error())}
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return reply{content: []byte(err.Error())}
	}
	after, _ := strconv.Atoi(response.Header.Get("Retry-After"))
	return reply{response.StatusCode, content, after}
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
