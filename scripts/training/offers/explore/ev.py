from nn import *
import sys
net=Net(); net.load_state_dict(torch.load(sys.argv[1])['net'])
for r in evaluate(net,(0,-.5,-1,-1.5,-2,-2.5)): print(tuple(round(x,3) if isinstance(x,float) else x for x in r))
