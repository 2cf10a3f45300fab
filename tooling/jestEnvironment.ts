/** The environment that Jest is started with: Prisma loads its query compiler, an ES module, when first asked. */
export const JEST_ENVIRONMENT = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
