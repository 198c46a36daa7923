/** Checks the settings that Caddy reads, before any container of compose.yaml starts. */
import { ConfigError, parseConfig } from './core/config.ts';

try {
  const { SITE_HOST, FRONT_PROXIES } = process.env;
  parseConfig({ SITE_HOST, FRONT_PROXIES });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
