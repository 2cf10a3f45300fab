/** One place people or services ask at, and those that answer there by turns. */
export interface Pool {
  port: number;
  servers: readonly number[];
}

export interface Balanced {
  /** Where people open it. */
  site: number;
  pools: Record<'gateway' | 'web' | 'supabase' | 'user' | 'wellbeing' | 'ai', Pool>;
}

/**
 * HAProxy before everything, as an ingress does it: each server is asked whether it is ready, and one that is not gets
 * nothing more. What only reads is asked again elsewhere when the server was gone before it answered; what may change
 * something only when it never arrived.
 */
export function balancerConfig({ site, pools }: Balanced): string {
  const frontend = (name: string, port: number, lines: readonly string[]) =>
    [`frontend ${name}`, `  bind 127.0.0.1:${port}`, `  bind [::1]:${port}`, ...lines.map((line) => `  ${line}`)].join(
      '\n',
    );
  const backend = (name: string, { servers }: Pool) =>
    [
      `backend ${name}`,
      '  balance roundrobin',
      '  option httpchk GET /api/ready',
      '  acl is_plain_read method GET HEAD OPTIONS',
      `  acl is_query req.body -m sub '"query":"query' '"query":"{'`,
      '  http-request disable-l7-retry unless is_plain_read or is_query',
      ...servers.map((port, at) => `  server ${name}${at + 1} localhost:${port} check`),
    ].join('\n');
  return `global
  maxconn 4000
defaults
  mode http
  option forwardfor
  option http-buffer-request
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  default-server inter 500ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down
${frontend('site', site, [
  'acl of_supabase path_beg /auth/v1/ /storage/v1/ /rest/v1 /functions/v1 /inbox',
  'acl of_graph path /graphql /api',
  'acl of_graph path_beg /graphql/ /api/',
  'use_backend supabase if of_supabase',
  'use_backend gateway if of_graph',
  'default_backend web',
])}
${(['user', 'wellbeing', 'ai'] as const)
  .map((name) => frontend(`to_${name}`, pools[name].port, [`default_backend ${name}`]))
  .join('\n')}
${Object.entries(pools)
  .map(([name, pool]) => backend(name, pool))
  .join('\n')}
`;
}
