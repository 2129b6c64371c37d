import {execFileSync} from 'node:child_process';

/**
 * Makes a certificate that expires tomorrow, for servers on loopback.
 *
 * @param folder where `privkey.pem` and `fullchain.pem` are written
 * @param host the name that it is for
 */
export function makeCertificate(folder: string, host: string): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']; // browsers take no Ed25519
  const args = ['req', '-x509', ...key, '-nodes', '-days', '1', ...files, ...subject];
  execFileSync('openssl', args, {stdio: 'pipe'});
}
