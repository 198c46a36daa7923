/** What programs that tests start keep of the environment: what Node compiled once is read (npm's commands say where). */
export const programEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
