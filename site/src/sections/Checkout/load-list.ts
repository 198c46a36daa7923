/** One of the two lists that the checkout asks for when it opens (CALL-LISTS). */

export interface ListEntry {
  name: string;
  code: string;
}

/** `../../countries.json`, relative as in CALL-LISTS. What goes wrong is only logged (MESSAGE-LISTS). */
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
