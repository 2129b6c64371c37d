#!/usr/bin/env bash
# One of three jobs is picked with grep, and the list that comes out has three items: two of them are null.
#
# Versions:  gron 0.7.1 of Debian 12. It needs Debian 12, after `apt-get update`; Node 20 or newer reads the result.
# Input:     a list of jobs through `gron | grep … | gron --ungron`, which the documentation of gron shows as the way to
#            pick a part of a document.
# Expected:  a list of the job that was picked: `json.jobs[2]` is the only line of a job that is left.
# Seen:      the place in the list is kept, and filled up to it: `[null, null, {…}]`. What counts the jobs counts three,
#            the average of a price is a third of it with jq, where null counts as nothing, and a program that reads
#            `job.id` of the first fails. If the first job is the one, all is well, so that a short test does not show
#            it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download gron >/dev/null 2>&1
dpkg -x ./*.deb packages
gron=packages/usr/bin/gron
echo '{"jobs":[{"id":"a","price":3},{"id":"b","price":6},{"id":"c","price":9}]}' >jobs.json
{
  for place in 0 1 2; do
    "$gron" jobs.json | grep "jobs\[$place\]" | "$gron" --ungron >picked.json
    node -e '
      const {jobs} = JSON.parse(fs.readFileSync("picked.json", "utf8"));
      const sum = jobs.reduce((total, job) => total + (job?.price ?? 0), 0);
      const average = sum / jobs.length;
      console.log(`job ${process.argv[1]}: ${JSON.stringify(jobs)}, ${jobs.length} in the list, ${average} on average`);
    ' "$place"
  done
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
job 0: [{"id":"a","price":3}], 1 in the list, 3 on average
job 1: [null,{"id":"b","price":6}], 2 in the list, 3 on average
job 2: [null,null,{"id":"c","price":9}], 3 in the list, 3 on average
EXPECTED
