/** The states with their codes and the time zone of most of their population. */
const zones: Record<string, string> = {
  'America/New_York':
    'CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|IN Indiana|KY Kentucky|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|NH New Hampshire|NJ New Jersey|NY New York|NC North Carolina|OH Ohio|PA Pennsylvania|RI Rhode Island|SC South Carolina|VT Vermont|VA Virginia|WV West Virginia',
  'America/Chicago':
    'AL Alabama|AR Arkansas|IL Illinois|IA Iowa|KS Kansas|LA Louisiana|MN Minnesota|MS Mississippi|MO Missouri|NE Nebraska|ND North Dakota|OK Oklahoma|SD South Dakota|TN Tennessee|TX Texas|WI Wisconsin',
  'America/Denver': 'CO Colorado|ID Idaho|MT Montana|NM New Mexico|UT Utah|WY Wyoming',
  'America/Phoenix': 'AZ Arizona',
  'America/Los_Angeles': 'CA California|NV Nevada|OR Oregon|WA Washington',
  'America/Anchorage': 'AK Alaska',
  'Pacific/Honolulu': 'HI Hawaii',
  'America/Puerto_Rico': 'PR Puerto Rico',
};

export interface State {
  code: string;
  name: string;
  timeZone: string;
}

const states: readonly State[] = Object.entries(zones).flatMap(([timeZone, list]) =>
  list.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3), timeZone })),
);

export const stateNames: readonly string[] = states.map(({ name }) => name);

/** Finds a state by its code or its name, in any case. */
export function findState(text: string): State | undefined {
  const wanted = text.trim().toLowerCase();
  return states.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
}
