// `npm run lint` checks docs/api with this, by the rules of redocly.yaml. Nothing is asked of the network: in a terminal,
// Redocly would ask the registry for its newest version.
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';
process.env.REDOCLY_TELEMETRY = 'off';
process.argv.push('lint', 'main');
await import('@redocly/cli/bin/cli.js');
