/** One container of a compose file, as far as our rules look. */
export interface Service {
  image?: string;
  build?: unknown;
  command?: string[];
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: unknown;
  environment?: Record<string, string>;
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
}

/** The findings of our rules on one container. */
export function brokenInvariants(service: Service): string[] {
  const { limits } = service.deploy?.resources ?? {};
  const image = service.image ?? '';
  return [
    ...(service.privileged === true ? ['is privileged'] : []),
    ...(service.cap_drop?.includes('ALL') === true ? [] : ['keeps capabilities: cap_drop: [ALL]']),
    ...(service.security_opt?.includes('no-new-privileges:true') === true ? [] : ['may gain privileges']),
    ...(limits?.cpus === undefined || limits.memory === undefined ? ['has no limits of cpus and memory'] : []),
    ...(image.includes('$') || /:\d+\.\d+/.test(image) ? [] : [`does not pin ${image} to a version`]),
  ];
}
