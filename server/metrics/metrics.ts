/** Counters of this process since its start, in the text form that Prometheus reads. */
export type Labels = Readonly<Record<string, string>>;

const helps = {
  leads: 'Enquiries by outcome',
  deliveries: 'Attempts to deliver, by kind and outcome',
} as const;

export interface Metrics {
  count(name: keyof typeof helps, labels: Labels): void;
  /** `gauges` are values of this moment, by their names. */
  write(gauges: Readonly<Record<string, number>>): string;
}

const prefix = 'plumb_';

export function createMetrics(): Metrics {
  const counters = { leads: new Map<string, number>(), deliveries: new Map<string, number>() };
  return {
    count(name, labels) {
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join(',');
      counters[name].set(key, (counters[name].get(key) ?? 0) + 1);
    },
    write(gauges) {
      const lines: string[] = [];
      for (const name of ['leads', 'deliveries'] as const) {
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
