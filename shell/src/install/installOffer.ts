/** Chromium's offer to install the app; no type of the platform has it. */
interface InstallOffer extends Event {
  prompt: () => Promise<void>;
}

let offer: InstallOffer | undefined;

/** Keeps the browser's offer for the page where somebody asks for it: nobody is asked in the middle of something. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
}

/** The offer, while there is one; it can be taken once. */
export function takeInstallOffer(): (() => Promise<void>) | undefined {
  const kept = offer;
  return (
    kept &&
    (() => {
      offer = undefined;
      return kept.prompt();
    })
  );
}
