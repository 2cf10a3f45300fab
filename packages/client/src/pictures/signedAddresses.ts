/** The lifetime of a requested address in seconds; it is used again for nine tenths of that. */
const SECONDS = 600;
/** The time in ms within which requests for addresses are combined. */
const TOGETHER = 20;

type Sign = (paths: readonly string[], seconds: number) => Promise<ReadonlyMap<string, string>>;

/** Short-lived addresses of private pictures, asked for together, and again when their time is over. */
export function createAddresses(sign: Sign) {
  const known = new Map<string, { address: Promise<string | undefined>; until: number }>();
  let wanted: string[] = [];
  let asking: Promise<ReadonlyMap<string, string>> | undefined;

  function ask(path: string): Promise<string | undefined> {
    wanted.push(path);
    asking ??= new Promise<void>((resolve) => setTimeout(resolve, TOGETHER)).then(() => {
      const paths = wanted;
      wanted = [];
      asking = undefined;
      return sign(paths, SECONDS);
    });
    return asking.then((signed) => signed.get(path));
  }

  return {
    /** Undefined where there is no such picture, or it cannot be reached. */
    of: (path: string): Promise<string | undefined> => {
      const before = known.get(path);
      if (before !== undefined && before.until > Date.now()) return before.address;
      const address = ask(path).catch(() => undefined);
      known.set(path, { address, until: Date.now() + SECONDS * 900 });
      void address.then((found) => found === undefined && known.delete(path));
      return address;
    },
  };
}
