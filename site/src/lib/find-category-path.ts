/** Where categories and tags of the blog lead: a category has a page of its articles, a tag is a search for its word. */

/** `Residential` → `/blog/category/residential`. */
export const findCategoryPath = (category: string) => `/blog/category/${category.toLowerCase()}`;

/** `Real Estates` → `/search?q=Real+Estates`. */
export const findTagPath = (tag: string) => `/search?${new URLSearchParams({ q: tag }).toString()}`;
