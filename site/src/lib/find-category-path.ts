/** `Residential` → `/blog/category/residential`. */
export const findCategoryPath = (category: string) => `/blog/category/${category.toLowerCase()}`;
