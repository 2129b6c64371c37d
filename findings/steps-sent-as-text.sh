#!/usr/bin/env bash
# A number is a text in the JSON that is sent, if a program has looked at it before: in a log, or as a key.
#
# Versions:  JSON::XS 4.04 of Debian 12, with Perl 5.36; beside it JSON::PP 4.07 of Perl, and Mojolicious 9.31. It needs
#            Debian 12, after `apt-get update`.
# Input:     the input of a job with `steps => 4`; as it is, after it was part of a line for a log, compared with `eq`,
#            the key of a table of counts, and matched by an expression.
# Expected:  4, in each: who reads a value does not change it. Since Perl 5.36, JSON::PP and Mojolicious see to it.
# Seen:      JSON::XS, which is the fastest, and which other modules take if it is there, sends "steps":"4". A contract
#            with a type refuses it, or a model takes its default. With the log switched off, all is right; a fraction
#            stays a number in any case. `$steps + 0` makes it one again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libjson-xs-perl libtypes-serialiser-perl libcommon-sense-perl libmojolicious-perl >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
PERL5LIB="packages/usr/share/perl5:$(echo packages/usr/lib/*-linux-gnu/perl5/5.36)"
export PERL5LIB
cat >seen.pl <<'PERL'
use strict;
use warnings;
use JSON::PP ();
use JSON::XS ();
use Mojo::JSON ();

my %looks = (
    '1 not looked at' => sub { },
    '2 in a log'      => sub { my $line = "steps: $_[0]" },
    '3 compared'      => sub { my $same = $_[0] eq 'fast' },
    '4 as a key'      => sub { my %counts; $counts{$_[0]}++ },
    '5 matched'       => sub { my $digits = $_[0] =~ /^\d+$/ },
    '6 a fraction'    => sub { $_[0] = 0.75; my $line = "weight: $_[0]" },
);
for my $name (sort keys %looks) {
    my @sent;
    for my $encode (\&JSON::XS::encode_json, \&JSON::PP::encode_json, \&Mojo::JSON::encode_json) {
        my %input = (steps => 4);
        $looks{$name}->($input{steps});
        push @sent, $encode->(\%input);
    }
    printf "%s: JSON::XS %s, JSON::PP %s, Mojolicious %s\n", substr($name, 2), @sent;
}
PERL
MOJO_NO_JSON_XS=1 /usr/bin/perl seen.pl | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
not looked at: JSON::XS {"steps":4}, JSON::PP {"steps":4}, Mojolicious {"steps":4}
in a log: JSON::XS {"steps":"4"}, JSON::PP {"steps":4}, Mojolicious {"steps":4}
compared: JSON::XS {"steps":"4"}, JSON::PP {"steps":4}, Mojolicious {"steps":4}
as a key: JSON::XS {"steps":"4"}, JSON::PP {"steps":4}, Mojolicious {"steps":4}
matched: JSON::XS {"steps":"4"}, JSON::PP {"steps":4}, Mojolicious {"steps":4}
a fraction: JSON::XS {"steps":0.75}, JSON::PP {"steps":0.75}, Mojolicious {"steps":0.75}
EXPECTED
