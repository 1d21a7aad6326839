import packageJson from '../../package.json' with { type: 'json' };

/** Set by the build. */
declare const __COMMIT__: string | null;

/** The running version, for `/api/health`, the start message and the metrics. */
export const version = {
  /** From package.json. */
  number: packageJson.version,
  /** The commit that was built, if known. */
  commit: typeof __COMMIT__ === 'undefined' ? null : __COMMIT__,
};

/** E.g. `0.1.0, 4f2a91c0b7de`. */
export const versionText = version.commit === null ? version.number : `${version.number}, ${version.commit}`;
