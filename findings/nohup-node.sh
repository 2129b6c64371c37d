#!/usr/bin/env bash
# `nohup node wait.mjs &` does not outlive its terminal.
#
# Versions:  Node 20.20.2; beside it Bash and Python 3 of Debian 12, coreutils 9.1.
# Input:     `nohup`, which has a program start with SIGHUP ignored, and that signal, as a closed terminal sends it.
# Expected:  the program goes on, as one in Bash or Python does: whoever does not ask for a signal that is ignored at its
#            start leaves it so.
# Seen:      Node.js ends by SIGHUP: it sets nearly all signals to their default when it starts, and so undoes what nohup did.
#            The output file has no word of it. A program can only listen to SIGHUP itself.
# For us:    programs in JavaScript that wait listen to SIGHUP, and then say what is still running.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
outlives() {
  nohup "$@" >output.txt 2>&1 </dev/null &
  sleep 2
  kill -HUP $!
  sleep 1
  kill -KILL $! 2>/dev/null || return 1
}
seen=""
outlives bash -c 'for second in 1 2 3 4 5 6; do sleep 1; done' && seen+="bash "
outlives python3 -c 'import time; time.sleep(6)' && seen+="python "
outlives node -e 'setTimeout(() => {}, 6000)' && seen+="node "
echo "These outlive it: $seen"
[[ $seen == "bash python " ]] && [[ ! -s output.txt ]]
echo "As recorded."
