interface Ordered {
  data: { order: number };
}
interface Dated {
  data: { date: string };
}

export const byOrder = (a: Ordered, b: Ordered): number => a.data.order - b.data.order;
export const newestFirst = (a: Dated, b: Dated): number => b.data.date.localeCompare(a.data.date);
