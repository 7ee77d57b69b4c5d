import { samlTasks } from "./features/access/saml/serve.server.ts";
import { serveTasks } from "./platform/work/serve-tasks.ts";

/** The program of the child that checks signed messages: apart from the computing one, so that no CV is in the way. */

await serveTasks(samlTasks, async () => undefined);
