/** Counters since the start of this process, in the Prometheus text format. */
type Labels = Readonly<Record<string, string>>;

const helps = {
  leads: 'Leads by outcome',
  files: 'Photographs and plans by outcome',
  deliveries: 'Attempts to deliver, by kind and outcome',
} as const;

export type Metrics = ReturnType<typeof createMetrics>;

const prefix = 'plumb_';

export function createMetrics() {
  const names = Object.keys(helps) as (keyof typeof helps)[];
  const counters: Record<keyof typeof helps, Map<string, number>> = {
    leads: new Map(),
    files: new Map(),
    deliveries: new Map(),
  };
  return {
    count(name: keyof typeof helps, labels: Labels): void {
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join(',');
      counters[name].set(key, (counters[name].get(key) ?? 0) + 1);
    },
    /** `gauges`: current values by name. */
    write(gauges: Readonly<Record<string, number>>): string {
      const lines: string[] = [];
      for (const name of names) {
        lines.push(`# HELP ${prefix}${name}_total ${helps[name]}`, `# TYPE ${prefix}${name}_total counter`);
        for (const [labels, value] of counters[name])
          lines.push(`${prefix}${name}_total{${labels}} ${value}`);
      }
      for (const [name, value] of Object.entries(gauges)) {
        lines.push(`# TYPE ${prefix}${name} gauge`, `${prefix}${name} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
