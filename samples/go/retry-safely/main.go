// Repeats each call in the way that is safe for it.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

// An app like this one is made, and deleted again.
const newApp = `{
	"name": "retry-safely",
	"description": "Made and deleted by the program retry-safely",
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
	appID  = env("RUNGEN_APP_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

type app struct {
	ID, Name, Status, Description string
	CreatedBy                     string `json:"created_by"`
	Configuration                 struct {
		GPUTier string `json:"gpu_tier"`
	}
	Workflow struct {
		ModelURL string `json:"model_url"`
	}
	Jobs map[string]int
}

// item is an app itself, or has it under "data".
type item struct {
	app
	Data app
}

// reply is what one request brings. Status 0: there was no answer.
type reply struct {
	status int
	text   []byte
	after  int // Retry-After, in seconds
}

func main() {
	var found, created item
	path := "/app/" + appID
	read := func() reply { return call("GET", path, "") }
	remove := func() reply { return call("DELETE", "/app/"+created.Data.ID, "") }
	body := `{"input": {"prompt": "A poster of a lighthouse at dawn"}}`

	// region start
	// Read, and update with the same body: repeat as it is.
	decode(repeat(read, 0), &found)
	fmt.Printf("Status: %s\n", found.Status+found.Data.Status)
	// Create: each that arrives makes an app, so look first.
	decode(repeat(findOrCreate, 0), &created)
	fmt.Printf("App ID: %s\n", created.Data.ID)
	// Delete: 404 to a second try means that the app is gone.
	repeat(remove, http.StatusNotFound)
	fmt.Printf("Deleted app %s\n", created.Data.ID)
	// Run: each one that arrives starts a job: one try.
	answer := call("POST", path+"/run_async", body)
	// region end

	if answer.status/100 != 2 {
		log.Printf("Run job failed: %v", answer)
		log.Fatal("A job may run: compare the app's job counters before you run it again")
	}
	var started struct {
		JobID string `json:"job_id"`
		Data  app
	}
	decode(answer, &started)
	fmt.Printf("Job ID: %s\n", started.JobID+started.Data.ID) // it has one of the two
}

// isOwn tells whether this program made the app, and nobody uses it; in a team,
// whether you made it.
func isOwn(found, made app) bool {
	for _, count := range found.Jobs {
		if count > 0 {
			return false
		}
	}
	return found.Description == made.Description &&
		found.Configuration == made.Configuration &&
		found.Workflow == made.Workflow &&
		(team == "" || found.CreatedBy == me)
}

// findOrCreate is for create: each one that arrives makes an app, so every try
// looks first.
func findOrCreate() reply {
	list := call("GET", "/app", "")
	if list.status != http.StatusOK {
		return list
	}
	var apps struct{ Data []json.RawMessage }
	decode(list, &apps)
	var made, other app
	decode(reply{text: []byte(newApp)}, &made)
	for _, text := range apps.Data {
		var found app
		decode(reply{text: text}, &found)
		if found.Name == made.Name && isOwn(found, made) {
			return reply{status: http.StatusOK, text: []byte(`{"data": ` + string(text) + `}`)}
		}
		if found.Name == made.Name {
			other = found
		}
	}
	if other.ID != "" {
		log.Fatalf("Left app %s alone, which may be running, and billing: it has the name %s, "+
			"and may be somebody else's. %s made it. In a team, set RUNGEN_USER_ID if that "+
			"is you; or change the name in this program", other.ID, other.Name, other.CreatedBy)
	}
	return call("POST", "/app", newApp)
}

// repeat returns what a try brings. It tries four times at most, while nobody
// answers or it may pass. The status gone is a success from the second try on.
func repeat(attempt func() reply, gone int) reply {
	for wait := 1; ; wait *= 2 {
		answer := attempt()
		if answer.status/100 == 2 || wait > 1 && gone > 0 && answer.status == gone {
			return answer
		}
		mayPass := answer.status == 0 || answer.status == 408 ||
			answer.status == 429 || answer.status >= 500
		if !mayPass || wait > 4 {
			log.Fatalf("Call failed: %v", answer)
		}
		pause := wait
		if answer.after > pause {
			pause = answer.after
		}
		if pause > 60 {
			pause = 60
		}
		fmt.Printf("Got %s, trying again in %d s\n", answer.got(), pause)
		time.Sleep(time.Duration(pause) * time.Second)
	}
}

func (r reply) got() string {
	if r.status == 0 {
		return "no answer"
	}
	return strconv.Itoa(r.status)
}

func (r reply) String() string {
	text := r.got() + " " + string(r.text)
	if r.status != http.StatusNotFound {
		return text
	}
	context := "your personal context"
	if team != "" {
		context = "team " + team
	}
	return text + "\nNot found in " + context + ": check the ID, and RUNGEN_TEAM_ID"
}

// call sends one request.
func call(method, path, body string) reply {
	request, err := http.NewRequest(method, api+path, strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("x-api-key", key)
	if team != "" {
		request.Header.Set("x-team-id", team)
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return reply{text: []byte(err.Error())}
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return reply{text: []byte(err.Error())}
	}
	after, _ := strconv.Atoi(response.Header.Get("Retry-After"))
	return reply{response.StatusCode, text, after}
}

func decode(answer reply, value any) {
	if err := json.Unmarshal(answer.text, value); err != nil {
		log.Fatalf("Unreadable answer: %v", err)
	}
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
