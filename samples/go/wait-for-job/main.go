// Waits until a job ends, for 10 minutes at most, and prints its result. Links in it
// are signed: keep the output out of logs.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"
)

var (
	api      = env("RUNGEN_API", "https://api.rungen.ai")
	key      = env("RUNGEN_API_KEY", "")
	team     = os.Getenv("RUNGEN_TEAM_ID")
	appID    = env("RUNGEN_APP_ID", "")
	jobID    = env("RUNGEN_JOB_ID", "")
	userID   = os.Getenv("RUNGEN_USER_ID") // with it, the job is canceled at the limit
	limit, _ = strconv.Atoi(env("RUNGEN_WAIT_SECONDS", "600"))
	deadline = time.Now().Add(time.Duration(limit) * time.Second)
	client   = &http.Client{Timeout: 30 * time.Second}
)

type answer struct {
	Data struct {
		Status string
		Result json.RawMessage
	}
}

func main() {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() { giveUp(fmt.Sprintf("Ended by a signal: %v. The job may go on", <-signals)) }()

	pause, seen := 1, ""
	// region start
	for time.Now().Before(deadline) {
		job, text := read("/app/" + appID + "/job/" + jobID)
		seen = show(job.Data.Status, seen)
		// Every other state, a new one too: keep waiting.
		switch seen {
		case "COMPLETED":
			printResult(job.Data.Result)
			return
		case "FAILED", "CANCELED":
			giveUp("The job is " + seen + ": " + text)
		}
		pause = nap(pause)
	}
	// region end

	atLimit(fmt.Sprintf("The job is still %s after %d seconds", seen, limit))
}

// show prints a status that was not seen before, and returns it.
func show(status, seen string) string {
	if status != seen {
		fmt.Printf("Status: %s\n", status)
	}
	return status
}

// printResult prints a result, which has a form of its own for each model.
func printResult(result json.RawMessage) {
	var text bytes.Buffer
	if err := json.Indent(&text, result, "", "  "); err != nil {
		giveUp(fmt.Sprintf("Unreadable result: %v", err))
	}
	fmt.Println(text.String())
}

// read returns what stands at a path, decoded and as text. It asks again after no
// answer, 408, 429 and 5XX: a read may be repeated.
func read(path string) (job answer, text string) {
	for pause := 1; ; {
		status, after, content, err := send("GET", path)
		if err == nil {
			err = json.Unmarshal(content, &job)
		}
		if err == nil {
			return job, string(content)
		}
		if status == http.StatusNotFound {
			context := "your personal context"
			if team != "" {
				context = "team " + team
			}
			giveUp(fmt.Sprintf("%v\nNot found in %s: check the IDs, and RUNGEN_TEAM_ID", err, context))
		}
		mayPass := status == 0 || status == 408 || status == 429 || status >= 500
		if !mayPass {
			giveUp(fmt.Sprintf("Get job failed: %v", err))
		}
		if time.Now().After(deadline) {
			atLimit(fmt.Sprintf("Get job failed: %v", err))
		}
		if after > pause {
			pause = after
		}
		if pause > 60 {
			pause = 60
		}
		pause = nap(pause)
	}
}

// nap pauses for some seconds and returns the next, longer pause.
func nap(seconds int) int {
	time.Sleep(time.Duration(seconds) * time.Second)
	if seconds > 15 {
		return 30
	}
	return seconds * 2
}

// send sends one request; status 0 means no answer, and after is Retry-After.
func send(method, path string) (status, after int, text []byte, err error) {
	request, err := http.NewRequest(method, api+path, nil)
	if err != nil {
		return 0, 0, nil, err
	}
	request.Header.Set("x-api-key", key)
	if team != "" {
		request.Header.Set("x-team-id", team)
	}
	if method == "PUT" {
		request.Header.Set("X-Authenticated-User-Id", userID)
	}
	response, err := client.Do(request)
	if err != nil {
		return 0, 0, nil, fmt.Errorf("no answer: %w", err)
	}
	defer response.Body.Close()
	text, err = io.ReadAll(response.Body)
	if err != nil {
		return 0, 0, nil, fmt.Errorf("no answer: %w", err)
	}
	if response.StatusCode == http.StatusOK {
		return 0, 0, text, nil
	}
	after, _ = strconv.Atoi(response.Header.Get("Retry-After"))
	return response.StatusCode, after, text, fmt.Errorf("%d %s", response.StatusCode, text)
}

// atLimit cancels the job, which would go on, where the user ID is known.
func atLimit(reason string) {
	if userID == "" {
		giveUp(reason + "\nThe job may go on. Set RUNGEN_USER_ID to cancel it here")
	}
	if _, _, _, err := send("PUT", "/app/"+appID+"/job/"+jobID); err != nil {
		giveUp(fmt.Sprintf("%s\nCancel failed: %v", reason, err))
	}
	giveUp(reason + "\nCanceled the job")
}

// giveUp ends the program, and says what goes on without it.
func giveUp(reason string) {
	inTeam := ""
	if team != "" {
		inTeam = " -H 'x-team-id: " + team + "'"
	}
	log.Fatalf(`%s
The app may be running, and billing. To stop it:
curl -X PUT %s/app/%s -H "x-api-key: $RUNGEN_API_KEY"%s -H 'Content-Type: application/json' -d '{"configuration": {"active_workers": 0}}'`, reason, api, appID, inTeam)
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
