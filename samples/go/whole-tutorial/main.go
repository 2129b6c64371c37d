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

// An app that is like this one is used, and deleted at the end.
const newApp = `{
	"name": "whole-tutorial",
	"description": "Made and deleted by the program whole-tutorial",
	"configuration": {"gpu_tier": "STANDARD"},
	"workflow": {
		"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-schnell",
		"tools": {}
	}
}`

var (
	api    = env("RUNGEN_API", "https://api.rungen.ai")
	key    = env("RUNGEN_API_KEY", "")
	team   = os.Getenv("RUNGEN_TEAM_ID")
	me     = os.Getenv("RUNGEN_USER_ID") // in a team: says which apps are yours
	limit  = env("RUNGEN_WAIT_SECONDS", "900") + "s"
	client = &http.Client{Timeout: 30 * time.Second}
	pauses = []int{1, 2, 4, 8, 16}
	ends   = []string{"COMPLETED", "FAILED", "CANCELED"} // of a job
	// ctx ends what waits, until the program cleans up.
	ctx, interrupt = context.WithCancel(context.Background())
	errLate        = errors.New("the limit is reached")
)

// item is an app or a job: an answer has its fields at the top or under "data".
type item struct {
	ID, Name, Status string
	JobID            string `json:"job_id"`
	CreatedBy        string `json:"created_by"`
	Description      string
	Configuration    struct {
		GPUTier string `json:"gpu_tier"`
	}
	Workflow struct {
		ModelURL string `json:"model_url"`
	}
	Jobs   map[string]int
	Result struct {
		Images []struct{ Image string }
	}
}

// reply is what one request brings. Status 0: there was no answer.
type reply struct {
	status  int
	content []byte
	after   int // Retry-After, in seconds
}

// got names a status, or that there was no answer.
func (r reply) got() string {
	if r.status == 0 {
		return "no answer"
	}
	return strconv.Itoa(r.status)
}

func main() {
	signs := make(chan os.Signal, 1)
	signal.Notify(signs, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		log.Printf("Ended by a signal: %v", <-signs)
		interrupt()
	}()

	fmt.Printf("Using %s in %s\n", api, contextName())

	created, err := call("Create app", findOrCreate, pauses)
	if err != nil {
		log.Fatal(err)
	}
	hasJobs := false // of an earlier run
	for _, count := range created.Jobs {
		hasJobs = hasJobs || count > 0
	}
	app := "/app/" + created.ID
	openJob, failure := makePoster(app)
	if failure != nil {
		log.Print(failure)
	}
	// Another Ctrl+C ends the stop. A terminal that closes may send its signal twice.
	ctx = context.Background()
	again := make(chan os.Signal, 1)
	signal.Notify(again, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-again
		log.Fatal(handOver(app, "Ended before the app is STOPPED"))
	}()
	if openJob != "" && errors.Is(failure, errLate) {
		openJob = cancel(app+"/job/"+openJob, openJob, created.CreatedBy)
	}
	if err := stop(app); err != nil {
		log.Fatal(err)
	}
	signal.Ignore(os.Interrupt, syscall.SIGTERM) // nothing ends the rest
	fmt.Println("Stopped the app")
	if openJob != "" {
		log.Printf("Kept the app at %s: job %s may have a result. "+
			"Save the results, then delete the app", app, openJob)
	} else if hasJobs {
		log.Printf("Kept the app at %s: it has earlier jobs. "+
			"Save the results, then delete the app", app)
	} else if err := remove(app); err != nil {
		log.Fatal(err)
	}
	if failure != nil {
		os.Exit(1)
	}
}

// makePoster returns the ID of a job whose result is not saved yet, if there is one.
func makePoster(app string) (openJob string, err error) {
	if err := start(app); err != nil {
		return "", err
	}
	// region start
	body := `{"input": {"prompt": "A poster of a lighthouse"}}`
	run := func() reply {
		return send("POST", app+"/run_async", body)
	}
	// One try: each run that arrives starts a job, also when
	// its answer is lost.
	started, err := call("Run job", run, nil)
	if err != nil {
		return "", err
	}
	openJob = started.ID + started.JobID // one of the two
	fmt.Printf("Started job %s\n", openJob)
	path := app + "/job/" + openJob
	job, err := waitFor(path, ends...)
	// region end
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
	load := func() reply { return request("GET", job.Result.Images[0].Image, "", "", "") }
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

// start starts the app and waits until it runs.
func start(app string) error {
	scaleUp := func() reply { return scale(app, 1) }
	if _, err := call("Start app", scaleUp, pauses); err != nil {
		return err
	}
	found, err := waitFor(app, "RUNNING", "STOPPED")
	if err == nil && found.Status != "RUNNING" {
		err = fmt.Errorf("%s is %s, not RUNNING", app, found.Status)
	}
	return err
}

// handOver says how to stop an app that is not STOPPED at the program's end.
func handOver(app, reason string) error {
	inTeam := ""
	if team != "" {
		inTeam = " -H 'x-team-id: " + team + "'"
	}
	return fmt.Errorf(`%s
The app may be running, and billing. To stop it:
curl -X PUT %s%s -H "x-api-key: $RUNGEN_API_KEY"%s -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'`, reason, api, app, inTeam)
}

// stop tries until the app is STOPPED, or gone: it goes on costing until then.
func stop(app string) error {
	for pause := 1; ; pause *= 2 {
		answer := scale(app, 0)
		found, err := decode(answer.content)
		isAnswered := answer.status/100 == 2
		isStopped := isAnswered && err == nil && found.Status == "STOPPED"
		if isStopped || answer.status == http.StatusNotFound {
			return nil
		}
		got := fmt.Sprintf("%s %s", answer.got(), answer.content)
		if !isAnswered && !mayPass(answer.status) {
			return handOver(app, "Stop app failed: "+got)
		}
		if pause > 30 {
			pause = 30
		}
		seconds := pause
		if answer.after > pause {
			seconds = answer.after
		}
		if seconds > 60 {
			seconds = 60
		}
		log.Printf("Stop app: %s, trying again in %d s", got, seconds)
		nap(seconds)
	}
}

// cancel cancels a job at its limit, which would go on; it returns what is still open.
func cancel(path, openJob, user string) string {
	attempt := func() reply { return request("PUT", api+path, "", key, user) }
	if _, err := call("Cancel job", attempt, nil); err != nil {
		log.Print(err)
		return openJob
	}
	fmt.Printf("Canceled job %s\n", openJob)
	return ""
}

// remove deletes the app.
func remove(app string) error {
	attempt := func() reply {
		answer := send("DELETE", app, "")
		if answer.status == http.StatusNotFound {
			answer.status = http.StatusNoContent // gone, by a try whose answer was lost
		}
		return answer
	}
	if _, err := repeat("Delete app", attempt, pauses); err != nil {
		return err
	}
	fmt.Println("Deleted the app")
	return nil
}

// isOwn tells whether this program made the app; in a team, whether you did.
func isOwn(app, made item) bool {
	return app.Description == made.Description &&
		app.Configuration == made.Configuration &&
		app.Workflow == made.Workflow &&
		(team == "" || app.CreatedBy == me)
}

// findOrCreate looks first: an earlier run, or a try whose answer was lost, may
// have made the app.
func findOrCreate() reply {
	list := send("GET", "/app", "")
	var apps struct{ Data []json.RawMessage }
	if list.status != http.StatusOK {
		return list
	}
	if err := json.Unmarshal(list.content, &apps); err != nil {
		log.Fatalf("Unreadable list of apps: %v", err)
	}
	made, err := decode([]byte(newApp))
	if err != nil {
		log.Fatal(err)
	}
	var other item
	for _, text := range apps.Data {
		app, err := decode(text)
		if err != nil {
			log.Fatalf("Unreadable app: %v", err)
		}
		if app.Name == made.Name && isOwn(app, made) {
			fmt.Printf("Found app %s by its name: going on with it\n", app.ID)
			return reply{status: http.StatusOK, content: text}
		}
		if app.Name == made.Name {
			other = app
		}
	}
	if other.ID != "" {
		log.Fatalf("Left app %s alone, which may be running, and billing: it has the name %s, "+
			"and may be somebody else's. %s made it. In a team, set RUNGEN_USER_ID if that "+
			"is you; or change the name in this program", other.ID, other.Name, other.CreatedBy)
	}
	created := send("POST", "/app", newApp)
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
	return item{}, fmt.Errorf("%s is still %s after %s: %w", path, seen, longest, errLate)
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
		got := answer.got()
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
	return request(method, api+path, body, key, "")
}

// request sends one request, with the key and the ID of the user where they are given.
func request(method, url, body, key, user string) reply {
	request, err := http.NewRequestWithContext(ctx, method, url, strings.NewReader(body))
	if err != nil {
		return reply{content: []byte(err.Error())}
	}
	if key != "" {
		request.Header.Set("x-api-key", key)
		request.Header.Set("Content-Type", "application/json")
		if team != "" {
			request.Header.Set("x-team-id", team)
		}
	}
	if user != "" {
		request.Header.Set("X-Authenticated-User-Id", user)
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

// contextName names where requests look for apps.
func contextName() string {
	if team != "" {
		return "team " + team
	}
	return "your personal context"
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
