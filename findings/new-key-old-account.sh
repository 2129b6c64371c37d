#!/usr/bin/env bash
# Jobs that are started with the key of one team are paid for by another: a new session of tmux has the old environment.
#
# Versions:  tmux 3.3a of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     `API_KEY=team-b tmux new-session -d 'send …'`, while a session runs that was started with another key; and
#            what `nohup` and `-e` of tmux give to a program.
# Expected:  team-b, as in each other command of a shell: what stands before a command is its environment, and that of
#            the programs it starts.
# Seen:      team-a. Only the first command starts the server, which starts all programs, with the environment that it
#            has had since then; of a later client a few variables are taken, such as DISPLAY. A variable that was taken
#            away, `env -u`, is there all the same. If no session runs, all is well, so that a test passes. `-e
#            API_KEY=team-b` is obeyed.
set -euo pipefail
folder=$(mktemp -d)
cd "$folder"
apt-get download tmux libevent-core-2.1-7 libutempter0 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH LC_ALL=C.UTF-8
tmux() { packages/usr/bin/tmux -f /dev/null -S "$folder/socket" "$@"; }
trap 'tmux kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT
# shellcheck disable=SC2016
program='echo "${API_KEY-none}" >"$1.part" && mv "$1.part" "$1"'
run() { tmux new-session -d "${@:2}" sh -c "$program" sh "$folder/$1"; }
tell() {
  for _ in {1..50}; do [[ -s $1 ]] && break || sleep 0.1; done
  echo "$2: $(<"$1")"
}
API_KEY=team-a tmux new-session -d 'sleep 30'
API_KEY=team-b run later
(unset API_KEY && run unset)
API_KEY=team-c run option -e API_KEY=team-b
API_KEY=team-b nohup sh -c "$program" sh "$folder/nohup" >/dev/null 2>&1
{
  tell later 'tmux with the key of team-b'
  tell unset 'tmux without a key'
  tell option 'tmux -e with the key of team-b'
  tell nohup 'nohup with the key of team-b'
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
tmux with the key of team-b: team-a
tmux without a key: team-a
tmux -e with the key of team-b: team-b
nohup with the key of team-b: team-b
EXPECTED
