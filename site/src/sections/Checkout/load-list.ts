/** Loads one of the checkout's two lists (CALL-LISTS). */

export interface ListEntry {
  name: string;
  code: string;
}

/** Requests `../../countries.json`, relative as in CALL-LISTS. Errors are only logged (MESSAGE-LISTS). */
export async function loadList(list: string): Promise<ListEntry[]> {
  try {
    const response = await fetch(`../../${list}.json`);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return (await response.json()) as ListEntry[];
  } catch (error) {
    console.error('Error fetching data:', error);
    return [];
  }
}
