/** The number of recent articles that a sidebar shows. */
export const recentPosts = 4;
