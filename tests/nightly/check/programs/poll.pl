# Runs a job, and waits for it.
use strict;
use HTTP::Tiny;
use JSON::PP;

my $headers = {'x-api-key' => $ENV{RUNGEN_API_KEY}, 'content-type' => 'application/json'};
my $http = HTTP::Tiny->new(timeout => 10, default_headers => $headers);
my $app = "$ENV{RUNGEN_API}/app/$ENV{RUNGEN_APP_ID}";
my $run = $http->post("$app/run_async", {content => '{"input": {"prompt": "A cat"}}'});
die "run: $run->{status}\n" unless $run->{success};
my $id = decode_json($run->{content})->{data}{id} or die "no ID\n";
for (1 .. 5) {
  sleep 2;
  my $read = $http->get("$app/job/$id");
  my $status = $read->{success} ? decode_json($read->{content})->{data}{status} : '';
  die "failed\n" if $status eq 'FAILED';
  exit 0 if $status eq 'COMPLETED';
}
die "gave up\n";
