/** R74: the same on every answer, refusals and errors included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Answers that are no page load nothing and are framed by nobody. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** A worker of the site asks the site, and nobody else; its policy holds for what it asks for. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Hosts beside the site's own that a page may use, because its configuration names them. */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
  readonly styles: readonly string[];
  readonly frames: readonly string[];
}

export const noOtherSources: PageSources = {
  scripts: [],
  calls: [],
  pictures: [],
  styles: [],
  frames: [],
};

/**
 * The policy of a page: own files, the inline blocks that carry this answer's nonce, and the hosts
 * of the configuration.
 */
export function pagePolicy(nonce: string, others: PageSources = noOtherSources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...others.scripts].join(' '),
    [`style-src 'self' 'nonce-${nonce}'`, ...others.styles].join(' '),
    ["img-src 'self' data: blob:", ...others.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...others.calls].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(others.frames.length === 0 ? [] : [['frame-src', ...others.frames].join(' ')]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${violationPath}`,
  ].join('; ');
}

export const violationPath = '/csp-report';
