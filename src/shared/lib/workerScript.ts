interface TrustedTypesFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * Creates the policy that Trusted Types require for a worker; it allows only this script. `script` is a path from the
 * site's root.
 */
export function allowWorkerScript(script: string): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  const allowed = new URL(script, window.location.href).href;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, window.location.href).href !== allowed) throw new TypeError(`Script refused: ${url}`);
      return url;
    },
  });
}
