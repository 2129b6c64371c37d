module samples

go 1.19
