/**
 * Cascade layers, weakest first. A later one wins whatever the selectors are, so a feature may
 * restyle a control and a utility restyles anything.
 */
export const layerOrder = '@layer theme, base, components, features, utilities;';
