/** The module with which nginx sends the precompressed brotli copies of files. */
export const BROTLI_MODULE =
  process.env.NGINX_BROTLI ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
