/** The environment that started programs inherit: Node's compile cache, whose folder npm's commands set. */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
