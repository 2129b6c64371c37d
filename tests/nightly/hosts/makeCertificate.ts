import {execFileSync} from 'node:child_process';

/**
 * Creates a certificate that expires tomorrow, for local servers.
 *
 * @param folder the folder for `privkey.pem` and `fullchain.pem`
 * @param host the host name that it is for
 */
export function makeCertificate(folder: string, host: string): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']; // browsers do not accept Ed25519
  const args = ['req', '-x509', ...key, '-nodes', '-days', '1', ...files, ...subject];
  execFileSync('openssl', args, {stdio: 'pipe'});
}
