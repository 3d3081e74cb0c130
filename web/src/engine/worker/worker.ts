import * as Comlink from "comlink";
import { service } from "./service";

Comlink.expose(service);
